import { renderExamples } from '../../testing/examples';
import * as examples from './timeline.examples';

describe('examples', () => {
  renderExamples(examples);
});
