/** Results of the last whole test run, for `npm run requirements`: [{ file, title, passed }]. */
export declare const RESULTS_FILE: string;
/** From Jest's `--json` file. */
export declare const jestResults: ({ testResults }: { testResults: any }) => any;
/** From Playwright's JSON file. A story that ran in several projects passed when it passed in all of them. */
export declare function playwrightResults({ config, suites }: { config: any; suites: any }): any;
export declare function writeTestResults(results: any): Promise<void>;
/** The results of the last whole run, or null when there was none. */
export declare function readTestResults(): Promise<any>;
