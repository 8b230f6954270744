import { renderExamples } from '../../testing/examples';
import * as examples from './empty-state.examples';

describe('examples', () => {
  renderExamples(examples);
});
