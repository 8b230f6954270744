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
      colour: '#1f5c4a',
    },
    GLIM: { code: 'GLIM', name: 'Glimmer', website: 'https://glimmer.example', initials: 'Gl', colour: '#8a4b08' },
    FERN: { code: 'FERN', name: 'Fernway', website: 'https://fernway.example', initials: 'Fe', colour: '#2f6b1f' },
    TORC: { code: 'TORC', name: 'Tor Co-op', website: 'https://tor-co-op.example', initials: 'To', colour: '#4a3b7c' },
  };
}

export const DEFAULT_NAMED_SUPPLIER = 'Larkfield Energy';
