/** webpack loader for the contract's endpoints: summaries and possible problems are for the OpenAPI document, no browser reads them. */
export default (source) => source.replace(/^ *(?:summary: ['"].*['"]|problems: \[.*\]),\n/gm, '');
