import { renderExamples } from '../../testing/examples';
import * as examples from './tag.examples';

describe('examples', () => {
  renderExamples(examples);
});
