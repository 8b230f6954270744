import { Injectable } from '@nestjs/common';
import type { BrandHealth, FaultCount, JourneyId, VersionHealth } from '@home-move/contract';
import { ReportRepository, type StoredFaults } from './report.repository.js';

/** Summarises the reports about a version for operators. */
@Injectable()
export class ReportHealth {
  constructor(private readonly repository: ReportRepository) {}

  /** Visits of a version in brands, by their URL routes, since the hour of a moment. */
  async visits(remote: JourneyId, version: string, brands: ReadonlySet<string>, since: Date): Promise<number> {
    const rows = await this.repository.visitsOf(remote, version, since);
    return total(rows.filter(({ brand }) => brands.has(brand)).map((row) => row.visits));
  }

  /** Whether any visit mounted a version, or had a fault of it, since the hour of a moment. */
  async wasVisited(remote: JourneyId, version: string, since: Date): Promise<boolean> {
    return (await this.repository.visitsOf(remote, version, since)).length > 0;
  }

  async of(remote: JourneyId, version: string): Promise<VersionHealth> {
    const [visits, faults] = await Promise.all([
      this.repository.visitsOf(remote, version),
      this.repository.faultsOf(remote, version),
    ]);
    const routes = [...new Set([...visits, ...faults].map(({ brand }) => brand))].toSorted();
    const brands = routes.map((brand): BrandHealth => {
      const own = visits.filter((row) => row.brand === brand);
      return {
        brand,
        visits: total(own.map((row) => row.visits)),
        faulty: total(own.map((row) => row.faulty)),
        faults: mergeHours(faults.filter((row) => row.brand === brand)),
      };
    });
    const since = faults.map((row) => row.since.toISOString()).toSorted()[0] ?? null;
    return {
      visits: total(brands.map((brand) => brand.visits)),
      faulty: total(brands.map((brand) => brand.faulty)),
      since,
      brands,
    };
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** One count for each fault and context, the most frequent first. */
function mergeHours(rows: readonly StoredFaults[]): readonly FaultCount[] {
  const merged = new Map<string, FaultCount>();
  for (const { code, phase, context, count, since, latest } of rows) {
    const key = `${code} ${phase} ${context}`;
    const before = merged.get(key);
    const [from, until] = [since.toISOString(), latest.toISOString()];
    merged.set(key, {
      code,
      phase,
      context,
      count: count + (before?.count ?? 0),
      since: before && before.since < from ? before.since : from,
      latest: before && before.latest > until ? before.latest : until,
    });
  }
  return [...merged.values()].toSorted((a, b) => b.count - a.count);
}
