/** What the specs of web projects share. */
import '@testing-library/jest-dom';

export { expectNoViolations, renderExamples } from './testing/examples';
