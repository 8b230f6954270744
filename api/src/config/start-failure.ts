import { ConfigurationError } from './env.js';

/** Explains in one line why the start failed and what to check. */
export function formatStartFailure(error: unknown): string {
  if (error instanceof ConfigurationError) return `Configuration: ${error.message}`;
  const { name, code, port, message } = error as { name?: string; code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is taken: stop what uses it or choose another PORT`;
  if (code === 'EACCES') return `Port ${port ?? ''} may not be opened by this user`;
  if (name?.startsWith('Mongo') || name?.startsWith('Mongoose')) {
    return `Database: not reachable at MONGODB_URI (${firstLine(message)})`;
  }
  return `Start failed: ${firstLine(message) || String(error)}`;
}

/** The first line, without the credentials of a connection string. */
function firstLine(message = ''): string {
  return (message.split('\n')[0] ?? '').replace(/\/\/[^@/\s]*@/g, '//');
}
