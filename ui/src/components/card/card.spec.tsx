import { renderExamples } from '../../testing/examples';
import * as examples from './card.examples';

describe('examples', () => {
  renderExamples(examples);
});
