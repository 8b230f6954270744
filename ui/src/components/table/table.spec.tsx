import { renderExamples } from '../../testing/examples';
import * as examples from './table.examples';

describe('examples', () => {
  renderExamples(examples);
});
