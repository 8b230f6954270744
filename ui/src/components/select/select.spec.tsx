import { renderExamples } from '../../testing/examples';
import * as examples from './select.examples';

describe('examples', () => {
  renderExamples(examples);
});
