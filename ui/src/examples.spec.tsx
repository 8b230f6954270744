import { exampleGroups } from './examples';
import { renderExamples } from './testing/examples';

describe.each(exampleGroups)('the examples of $name', ({ examples }) => {
  renderExamples(examples);
});
