import { aMeter, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import { entryOf, everythingDone } from './plan-facts.builder.js';

describe('meter readings in the plan', () => {
  const noted = { readOn: '2026-11-27', electricity: '12345', electricityNight: null, gas: '0678' };

  it('are due on the day of the move, with a hint for tenants', () => {
    expect(entryOf('meter-readings')).toMatchObject({
      date: '2026-11-27',
      state: 'to-do',
      text: 'Read each meter on the day you take over the home, so that you pay for nothing used before it. Note the figures in your move plan, and add a photo if you like. Keep a photo of each meter with your inventory.',
      action: { kind: 'readings', label: 'Note your readings' },
    });
    expect(entryOf('meter-readings', { residentialStatus: 200 })?.text).not.toContain('inventory');
  });

  it('go to the supplier of each fuel on the day they were read', () => {
    const supply = aSupply(aMeter(), aMeter({ supplierName: 'Fernway' }));
    expect(entryOf('meter-readings', { supply, meterReadings: noted })).toMatchObject({
      state: 'done',
      text: 'You noted electricity 12345 and gas 0678 on 27\u00A0Nov\u00A02026. Give this to Tor Co-op and Fernway once you have an account there.',
    });
  });

  it('go to the chosen supplier from its start', () => {
    const meterReadings = { ...noted, readOn: '2026-12-05', electricityNight: '4321', gas: null };
    expect(entryOf('meter-readings', { ...everythingDone, meterReadings })?.text).toBe(
      'You noted electricity 12345 by day and 4321 by night on 05\u00A0Dec\u00A02026. Give this to Larkfield Energy once you have an account there.',
    );
  });

  it('go to the supplier of the home if that is not known', () => {
    expect(entryOf('meter-readings', { supply: null, meterReadings: { ...noted, gas: null } })?.text).toBe(
      'You noted electricity 12345 on 27\u00A0Nov\u00A02026. Give this to the supplier of the home once you have an account there.',
    );
  });
});
