import { demoTenancies } from './demo-tenancies.js';
import { FileImports } from './file-imports.js';
import { type FileImport, type HomeMoveClient, HomeMoveProblem, type Move } from './home-move-client.js';
import { Ledger } from './ledger.js';
import { afterEvent, afterResponse } from './progress.js';
import { moveOf, type Tenancy } from './tenancy.js';
import { WebhookReceiver } from './webhook-receiver.js';
import { WebhookRegistration } from './webhook-registration.js';

export const receiverPath = '/home-move/webhook';

export interface AgencyOptions {
  readonly homeMove: HomeMoveClient;
  /** The agency's own origin, without a trailing slash. */
  readonly origin: string;
  /** The current day, yyyy-MM-dd. */
  readonly today: () => string;
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
}

const retryMs = 1000;

/** A letting agent's books, and their connection to Home Move. */
export class Agency {
  readonly ledger: Ledger;
  readonly imports: FileImports;
  readonly receiver: WebhookReceiver;
  readonly #registration: WebhookRegistration;
  readonly #importListeners: ((fileImport: FileImport) => void)[] = [];
  #isClosed = false;

  constructor(private readonly options: AgencyOptions) {
    const { homeMove, origin, wait } = options;
    this.ledger = new Ledger(demoTenancies(options.today()));
    this.#registration = new WebhookRegistration({
      homeMove,
      url: `${origin}${receiverPath}`,
      alertEmail: 'systems@oakwood.example.test',
    });
    this.receiver = new WebhookReceiver({
      secret: () => this.#registration.secret,
      onEvent: (event) => this.ledger.change(event.data.reference, (progress) => afterEvent(progress, event)),
    });
    this.imports = new FileImports({ homeMove, wait, onChange: (fileImport) => void this.onImport(fileImport) });
  }

  /** Registers the webhook, and reads the statuses of moves that an earlier run has sent. Tries again until Home Move answers. */
  async connect(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#registration.ensure();
        return await this.reconcile();
      } catch (error) {
        if (!(error instanceof HomeMoveProblem)) throw error;
        await this.options.wait(retryMs);
      }
    }
  }

  close(): void {
    this.#isClosed = true;
    this.imports.close();
  }

  onImportChange(listener: (fileImport: FileImport) => void): void {
    this.#importListeners.push(listener);
  }

  /** Hands a tenancy over. The webhook is checked first, because `npm run demo:reset` removes it. */
  send(number: string): Promise<void> {
    return this.attempt(number, async (tenancy) => {
      await this.#registration.ensure();
      return this.options.homeMove.createMove(moveOf(tenancy));
    });
  }

  cancel(number: string): Promise<void> {
    return this.attempt(number, () => this.options.homeMove.cancelMove(number));
  }

  inviteAgain(number: string): Promise<void> {
    return this.attempt(number, () => this.options.homeMove.inviteAgain(number));
  }

  /** The report of an import as CSV; null if Home Move does not have it. */
  report(id: string): Promise<Response | null> {
    return this.options.homeMove.report(id).catch(nullIfUnknown);
  }

  /** Stores the response, or the reason why Home Move does not accept the call, with the tenancy. */
  private async attempt(number: string, call: (tenancy: Tenancy) => Promise<Move>): Promise<void> {
    const entry = this.ledger.find(number);
    if (entry === undefined) return;
    try {
      const move = await call(entry.tenancy);
      this.ledger.change(number, (progress) => afterResponse(progress, move));
    } catch (problem) {
      if (!(problem instanceof HomeMoveProblem)) throw problem;
      this.ledger.change(number, (progress) => ({ ...progress, problem }));
    }
  }

  /** Reads the moves of tenancies that this run has not sent. */
  private async reconcile(): Promise<void> {
    const unsent = this.ledger.entries().filter(({ progress }) => progress.status === 'notSent');
    for (const { tenancy } of unsent) {
      const move = await this.options.homeMove.move(tenancy.number).catch(nullIfUnknown);
      if (move !== null) this.ledger.change(tenancy.number, (progress) => afterResponse(progress, move));
    }
  }

  private async onImport(fileImport: FileImport): Promise<void> {
    for (const listener of this.#importListeners) listener(fileImport);
    // The file may contain tenancies of the books.
    if (fileImport.mode === 'import' && fileImport.state === 'done') await this.reconcile().catch(ignoreProblem);
  }
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof HomeMoveProblem && error.code === 'NOT_FOUND') return null;
  throw error;
}

/** The statuses arrive by webhook, too. */
function ignoreProblem(error: unknown): void {
  if (!(error instanceof HomeMoveProblem)) throw error;
}
