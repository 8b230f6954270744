import { renderExamples } from '../../testing/examples';
import * as examples from './service-card.examples';

describe('examples', () => {
  renderExamples(examples);
});
