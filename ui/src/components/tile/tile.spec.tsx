import { renderExamples } from '../../testing/examples';
import * as examples from './tile.examples';

describe('examples', () => {
  renderExamples(examples);
});
