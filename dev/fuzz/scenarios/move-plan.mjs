import { createHash } from 'node:crypto';

/** A JPEG of 800 by 600 pixels, without them. */
const image = Buffer.from(
  'ffd8ffe000074a46494600ffc0000b080258032001011100ffda0008010100003f00010203ffd9',
  'hex',
).toString('base64');

/** The mover's actions around the move itself. */
export async function followMovePlan(mover) {
  await mover.call('GET /enrolment/council-services');
  await mover.call('PUT /enrolment/council-services', { body: { council: 2, water: 2 } });
  await mover.call('GET /enrolment/move-plan');
  await mover.call('PUT /enrolment/move-plan-task', { body: { id: 'redirect-mail', isDone: true } });
  await mover.call('GET /enrolment/move-plan.pdf');
  await mover.call('GET /enrolment/move-plan.ics');
  await followInCalendar(mover);
  await noteMeters(mover);
  await readMeters(mover);
  await mover.call('PUT /enrolment/home-bills', { body: { councilTaxBand: 'D', waterBill: '528.50' } });
  await mover.call('GET /enrolment/first-year');
  await mover.call('POST /tell-flatmates', { body: { name: 'Alex', email: `alex.${mover.email}` } });
  const affiliates = await mover.call('GET /affiliates-by-category');
  await mover.call('POST /affiliates/{id}/visit', { params: { id: affiliates[0].id } });
  await mover.call('GET /enrolment/trigger-survey');
  await mover.call('PUT /enrolment/trigger-survey', { body: { score: 4, comment: 'Quick' } });
}

async function followInCalendar(mover) {
  await mover.call('GET /enrolment/calendar-feed');
  const { url } = await mover.call('POST /enrolment/calendar-feed');
  const token = /\/calendar\/(.*)\.ics$/.exec(url)[1];
  await mover.call('GET /calendar/{token}.ics', { as: 'everyone', params: { token } });
  await mover.call('DELETE /enrolment/calendar-feed');
}

async function readMeters(mover) {
  const { address, meters } = await mover.call('GET /meter-day');
  const takenAt = new Date().toISOString();
  const [electricity] = meters;
  const reading = {
    meter: 'electricity',
    values: electricity.registers.map(({ rate, digits }) => ({ rate, value: '4'.repeat(digits) })),
    serialNumber: null,
    takenAt,
  };
  const lines = reading.values.map(({ rate, value }) => `${rate} ${value}`);
  const text = ['home-move meter reading 1', 'meter electricity', ...lines, 'serial ', `taken ${takenAt}`];
  const photo = Buffer.from(image, 'base64');
  const hash = createHash('sha256')
    .update(`${text.join('\n')}\n\n`)
    .update(photo)
    .digest('hex');
  const params = { id: '0123456789abcdef0123456789abcdef' };
  const body = { ...reading, home: address, photo: image, sentAt: takenAt, sequence: 1, hash, replaces: null };
  await mover.call('PUT /meter-day/readings/{id}', { params, body });
  await mover.call('GET /meter-day/readings/{id}/photo', { params });
  await mover.call('GET /meter-day/handover-sheet.pdf');
}

async function noteMeters(mover) {
  const readings = { readOn: mover.day(0), electricity: '12345', electricityNight: null, gas: '4567' };
  await mover.call('PUT /enrolment/meter-readings', { body: readings });
  const params = { meter: 'electricity' };
  await mover.call('PUT /enrolment/meter-photos/{meter}', { params, body: { image } });
  await mover.call('GET /enrolment/meter-photos');
  await mover.call('DELETE /enrolment/meter-photos/{meter}', { params });
}
