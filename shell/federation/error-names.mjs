// In place of the federation runtime's sentences: its errors go to telemetry, where their codes are enough.
const named = new Proxy({}, { get: (_, code) => code });

export { named as buildDescMap, named as errorDescMap, named as runtimeDescMap, named as typeDescMap };
