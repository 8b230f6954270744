/** Test helpers for the specs of every web project. */
import '@testing-library/jest-dom';

export { expectConsoleErrors, ignoreConsoleErrors } from './testing/console-errors';
export { expectAccessibleShell, expectNoViolations, renderExamples } from './testing/examples';
export { itShowsThatTheEnrolmentIsFinished } from './testing/finished-steps';
export { pasteInto } from './testing/paste-into';
export { asRemoteView } from './testing/remote-view';
export { renderWithRuntime, type RenderedWithRuntime } from './testing/render-with-runtime';
export { recordSavedFiles, type SavedFile } from './testing/saved-files';
export { itAnnouncesForms, type SpokenForm } from './testing/spoken-forms';
export type { SentCall } from './testing/test-http';
export { createTestRuntime, type TestRuntime, type TestRuntimeOptions } from './testing/test-runtime';
