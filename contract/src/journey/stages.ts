import type { Branding } from '../brand/brand';
import { isOffered, type Service } from '../service/service';

/** Groups of pages, as the progress bar names them. They never renumber within a brand. */
export const stages = [
  { id: 'your-details', label: 'Your details', service: null },
  { id: 'new-home', label: 'New home', service: null },
  { id: 'services', label: 'Services', service: null },
  { id: 'energy', label: 'Energy', service: 'energy' },
  { id: 'broadband', label: 'Broadband', service: 'entertainment' },
  { id: 'all-set', label: 'All set', service: null },
] as const satisfies readonly { id: string; label: string; service: Service | null }[];
export type StageId = (typeof stages)[number]['id'];

/** The stages of a brand: a service that it does not offer has none. */
export function stagesOf(branding: Pick<Branding, 'offered'>): readonly { id: StageId; label: string }[] {
  return stages.filter((stage) => stage.service === null || isOffered(branding.offered[stage.service]));
}
