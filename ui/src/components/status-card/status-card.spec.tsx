import { renderExamples } from '../../testing/examples';
import * as examples from './status-card.examples';

describe('examples', () => {
  renderExamples(examples);
});
