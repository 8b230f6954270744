// How long the API does not answer while move plans are drawn: `npm run bench:pdf`, after a build.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { importApi } from '../launcher/api-modules.mjs';

const { demoBrands } = await importApi('brands');
const { movePlan } = await importApi('movePlan');
const { PdfRenderer, pdfWorker } = await importApi('pdfRenderer');
const { everythingDone, planFacts } = await importApi('planFacts');
const { planDocument } = await importApi('planDocument');

const DOCUMENTS = 50;

const facts = planFacts(everythingDone);
const [brand] = demoBrands(undefined);
const document = planDocument({ plan: movePlan(facts), brand, enrolment: facts.enrolment }, facts.today);
const renderer = new PdfRenderer(pdfWorker);
const draw = () => renderer.render(document, new Date());

await draw();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const cpu = performance.eventLoopUtilization();
const start = performance.now();
await Promise.all(Array.from({ length: DOCUMENTS }, draw));
const ms = performance.now() - start;
delay.disable();
const { active } = performance.eventLoopUtilization(cpu);
await renderer.onModuleDestroy();
process.stdout.write(
  `${DOCUMENTS} plans at once: ${ms.toFixed(0)} ms, ${(ms / DOCUMENTS).toFixed(0)} ms each in the thread\n`,
);
process.stdout.write(
  `the thread that answers: busy for ${active.toFixed(0)} ms, at most ${(delay.max / 1e6).toFixed(0)} ms at a time\n`,
);
