import { renderExamples } from '../../testing/examples';
import * as examples from './accordion.examples';

describe('examples', () => {
  renderExamples(examples);
});
