import { renderExamples } from '../../testing/examples';
import * as examples from './key-value-list.examples';

describe('examples', () => {
  renderExamples(examples);
});
