/** webpack loader for the contract's endpoints: their summaries are words for the OpenAPI document, no browser reads them. */
export default (source) => source.replace(/^ *summary: ['"].*['"],\n/gm, '');
