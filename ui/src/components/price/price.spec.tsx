import { renderExamples } from '../../testing/examples';
import * as examples from './price.examples';

describe('examples', () => {
  renderExamples(examples);
});
