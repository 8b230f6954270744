import { renderExamples } from '../../testing/examples';
import * as examples from './cost-bar.examples';

describe('examples', () => {
  renderExamples(examples);
});
