import { entertainmentEndpoints, type BroadbandPackage } from '@home-move/contract';
import type { TestRuntime, TestRuntimeOptions } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { atPath } from './entertainment-runtime';

export const detailsPath = '/enrolment/entertainment/whole-of-market/broadband-details';

/** A runtime at the details page of a package, which the API returns. */
export function atDetails(pkg: BroadbandPackage, options: TestRuntimeOptions = {}): TestRuntime {
  const runtime = atPath(`${detailsPath}/${pkg.packageId}/${pkg.sourceId}`, options);
  runtime.answer(entertainmentEndpoints.package, () => pkg);
  return runtime;
}

/** The title of the details page, once the package has loaded. */
export const detailsOf = (name: string) => screen.findByRole('heading', { level: 1, name });
