import {
  createStore,
  readOnly,
  stepAt,
  type CurrentStep,
  type Readable,
  type RuntimeContext,
} from '@home-move/contract';
import { formatBrandPath, parseBrandPath, type BrandPath } from '../brand/brand-path';
import type { AddressBar } from './address-bar';

/** Moves between pages. Paths are below the brand, with or without a query. */
export interface Navigation {
  /** The current path, without its query. */
  readonly path: Readable<string>;
  readonly step: Readable<CurrentStep | null>;
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Opens a page without the guard, so that a mover can skip a journey that fails to load. */
  readonly goUnguarded: (path: string) => void;
  readonly back: (fallback: string) => void;
  /** The URL of a path, for links. */
  readonly hrefOf: (path: string) => string;
  /** Whether the address names a brand. */
  readonly isBranded: boolean;
}

export interface NavigationDependencies {
  readonly bar: AddressBar;
  readonly context: RuntimeContext;
  /** Constant for the life of the document. */
  readonly brand: Omit<BrandPath, 'path'>;
  /** Applies the redirects and returns the final path. */
  readonly resolve: (path: string) => string;
  /** Returns the path of an available step. */
  readonly guard?: (path: string) => string;
}

function split(path: string): { readonly path: string; readonly search: string } {
  const { pathname, search } = new URL(path.replace(/^\/+/, '/'), 'http://portal.invalid');
  return { path: pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname, search };
}

function stepOf(path: string): CurrentStep | null {
  const match = stepAt(path);
  return match && { ...match, path };
}

export function createNavigation({
  bar,
  context,
  brand,
  resolve,
  guard = (path) => path,
}: NavigationDependencies): Navigation {
  const path = createStore('/');
  const step = createStore<CurrentStep | null>(null);
  const hrefOf = (below: string) => {
    const target = split(below);
    return formatBrandPath({ ...brand, path: target.path }, context) + target.search;
  };
  const current = () => split(parseBrandPath(split(bar.current()).path, context).path + split(bar.current()).search);

  function show(below: string): void {
    if (below === path.get()) return;
    // The step first, because subscribers to the path read it.
    step.set(stepOf(below));
    path.set(below);
  }

  /** Applies redirects and guard; a redirect drops the query. */
  function applyRules(below: string, guardOrNot = guard): string {
    const requested = split(below);
    const target = guardOrNot(resolve(requested.path));
    return target === requested.path ? target + requested.search : target;
  }

  function open(target: string, write: (url: string) => void): void {
    const url = hrefOf(target);
    if (url !== bar.current()) write(url);
    show(split(target).path);
  }

  const go: Navigation['go'] = (below, options) => open(applyRules(below), options?.replace ? bar.replace : bar.push);

  /** The fallback of a Back that is in progress. */
  let backTo: string | null = null;

  /** Applies the rules after the browser itself has moved. */
  function follow(isBack = false): void {
    const { path: requested, search } = current();
    const target = applyRules(requested + search);
    const fallback = backTo;
    backTo = null;
    const isStuck = target !== requested + search && split(target).path === path.get();
    open(target, bar.replace);
    if (!isStuck) return;
    // The previous page is no longer available and redirects here: continues to the one before it.
    if (fallback !== null) back(fallback);
    else if (isBack) bar.back();
  }

  function back(fallback: string): void {
    backTo = fallback;
    if (bar.back()) return;
    backTo = null;
    go(fallback, { replace: true });
  }

  bar.onMoved(follow);
  follow();
  return {
    path: readOnly(path),
    step: readOnly(step),
    isBranded: brand.brand !== null,
    go,
    goUnguarded: (below) =>
      open(
        applyRules(below, (unguarded) => unguarded),
        bar.push,
      ),
    hrefOf,
    back,
  };
}
