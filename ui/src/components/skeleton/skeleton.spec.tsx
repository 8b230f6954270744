import { renderExamples } from '../../testing/examples';
import * as examples from './skeleton.examples';

describe('examples', () => {
  renderExamples(examples);
});
