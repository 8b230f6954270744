import { Module } from '@nestjs/common';
import { HttpAddresses } from './addresses/addresses.http.js';
import { AddressesPort } from './addresses/addresses.port.js';
import { HttpBroadbandHt } from './broadband-ht/broadband-ht.http.js';
import { BroadbandHtPort } from './broadband-ht/broadband-ht.port.js';
import { HttpBroadbandWombb } from './broadband-wombb/broadband-wombb.http.js';
import { BroadbandWombbPort } from './broadband-wombb/broadband-wombb.port.js';
import { CallLease } from './call-lease.js';
import { HttpCouncils } from './councils/councils.http.js';
import { CouncilsPort } from './councils/councils.port.js';
import { HttpQuotes } from './quotes/quotes.http.js';
import { QuotesPort } from './quotes/quotes.port.js';
import { HttpSupply } from './supply/supply.http.js';
import { SupplyPort } from './supply/supply.port.js';

/** The third parties of the journey, each behind its port. */
@Module({
  providers: [
    CallLease,
    { provide: AddressesPort, useClass: HttpAddresses },
    { provide: SupplyPort, useClass: HttpSupply },
    { provide: QuotesPort, useClass: HttpQuotes },
    { provide: CouncilsPort, useClass: HttpCouncils },
    { provide: BroadbandHtPort, useClass: HttpBroadbandHt },
    { provide: BroadbandWombbPort, useClass: HttpBroadbandWombb },
  ],
  exports: [AddressesPort, SupplyPort, QuotesPort, CouncilsPort, BroadbandHtPort, BroadbandWombbPort, CallLease],
})
export class ProvidersModule {}
