import { ConfigurationError } from './env.js';

/** One line that says why the start failed and what to look at. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigurationError) return `Configuration: ${error.message}`;
  const { name, code, port, message } = error as { name?: string; code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is taken: stop what uses it or choose another PORT`;
  if (code === 'EACCES') return `Port ${port ?? ''} may not be opened by this user`;
  if (name?.startsWith('Mongo') || name?.startsWith('Mongoose')) {
    return `Database: not reachable at MONGODB_URI (${firstLine(message)})`;
  }
  return `Start failed: ${firstLine(message) || String(error)}`;
}

/** Credentials of a connection string never reach the terminal. */
function firstLine(message = ''): string {
  return (message.split('\n')[0] ?? '').replace(/\/\/[^@/\s]*@/g, '//');
}
