import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { brandLevel, type StepId } from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { defaultScripts, oakwoodScripts } from './demo-scripts.data.js';
import { type ScriptBrand, ScriptRepository } from './script.repository.js';

/** The scripts of the demo brands. */
const demoScripts: readonly {
  readonly brand: ScriptBrand;
  readonly texts: Readonly<Partial<Record<StepId, string>>>;
}[] = [
  { brand: { level: brandLevel.partner, id: 100 }, texts: defaultScripts },
  { brand: { level: brandLevel.partner, id: 101 }, texts: oakwoodScripts },
];

/** Seeds the demo scripts at every start in demo mode. */
@Injectable()
export class DemoScriptsSeed implements OnApplicationBootstrap {
  constructor(
    private readonly scripts: ScriptRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE !== 'demo') return;
    await this.scripts.addMissing(
      demoScripts.flatMap(({ brand, texts }) =>
        (Object.keys(texts) as StepId[]).map((page) => ({ brand, page, text: texts[page] ?? '' })),
      ),
    );
  }
}
