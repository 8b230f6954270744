// In place of the federation runtime's descriptions of its errors: a message has the code, and the address of its documentation.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
