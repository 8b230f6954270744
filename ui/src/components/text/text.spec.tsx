import { renderExamples } from '../../testing/examples';
import * as examples from './text.examples';

describe('examples', () => {
  renderExamples(examples);
});
