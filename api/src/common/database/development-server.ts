import type { Connection } from 'mongoose';
import { ConfigurationError } from '../../config/env.js';

/** The embedded development server says in buildInfo what it is; production data does not belong there. */
export async function refuseDevelopmentServer(connection: Connection): Promise<void> {
  const info = await connection.db?.command({ buildInfo: 1 });
  const modules: unknown = info?.['modules'];
  if (Array.isArray(modules) && modules.includes('embedded')) {
    await connection.close();
    throw new ConfigurationError('MONGODB_URI is refused in production: it is the embedded development server');
  }
}
