/**
 * webpack loader for the contract's endpoints: removes summaries and possible problems, which only the OpenAPI document
 * needs.
 */
export default (source) => source.replace(/^ *(?:summary:\s*['"].*['"]|problems: \[[^\]]*\]),\n/gm, '');
