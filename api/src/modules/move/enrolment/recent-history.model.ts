import { subSchema } from '../../../common/database/sub-schema.js';
import type { RecentEvent } from './recent-history.state.js';

export const recentEventSchema = subSchema<RecentEvent>({
  id: String,
  type: String,
  actor: String,
  agentName: String,
  at: Date,
  reference: String,
  version: Number,
});
