export type SupplierCode = 'LARK' | 'GLIM' | 'FERN' | 'TORC';

/** One of the sandbox's four suppliers, all invented; LARK has the configured name. As of November 2026. */
export interface EnergySupplier {
  code: SupplierCode;
  name: string;
  website: string;
  initials: string;
  colour: string;
}

export type EnergySuppliers = Readonly<Record<SupplierCode, EnergySupplier>>;

export function energySuppliers(namedSupplier: string): EnergySuppliers {
  return {
    LARK: {
      code: 'LARK',
      name: namedSupplier,
      website: 'https://larkfield-energy.example',
      initials: namedSupplier.slice(0, 2),
      colour: '#0a4a8f',
    },
    GLIM: { code: 'GLIM', name: 'Glimmer', website: 'https://glimmer.example', initials: 'gl', colour: '#5b2bd0' },
    FERN: { code: 'FERN', name: 'Fernway', website: 'https://fernway.example', initials: 'fw', colour: '#1f6d3a' },
    TORC: { code: 'TORC', name: 'Tor Co-op', website: 'https://tor-co-op.example', initials: 'Tor', colour: '#8a3b12' },
  };
}

export const DEFAULT_NAMED_SUPPLIER = 'Larkfield Energy';
