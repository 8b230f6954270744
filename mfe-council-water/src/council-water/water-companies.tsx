import type { WaterCompany } from '@home-move/contract';
import { Authority } from './authority';
import { cardTexts as texts } from './council-water.texts';

/** What only this one does; undefined for a company that does all of it. */
function doesOf({ services: [first, second] }: WaterCompany): string | undefined {
  return second ? undefined : first && texts.does[first];
}

/** Each company that sends a bill. */
export function WaterCompanies({ companies }: { readonly companies: readonly WaterCompany[] }) {
  return companies.map((company) => (
    <Authority
      key={company.name}
      name={company.name}
      logoUrl={company.logoUrl}
      registrationUrl={company.registrationUrl}
      does={doesOf(company)}
    />
  ));
}
