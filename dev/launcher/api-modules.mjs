import { pathToFileURL } from 'node:url';
import { inProject } from './project.mjs';

/** The modules of the built API that scripts import, by their paths below `api/src` without extension. */
export const apiModules = {
  agentMailTexts: 'modules/platform/messages/agent-messages.texts',
  brands: 'modules/brands/brand/brands.data',
  documents: 'modules/platform/documents/documents.service',
  mailLinks: 'modules/platform/messages/mail-links',
  partnerMailTexts: 'modules/platform/messages/partner-messages.texts',
  householdMailTexts: 'modules/platform/messages/household-messages.texts',
  mailTexts: 'modules/platform/messages/messages.texts',
  main: 'main',
  movePlan: 'modules/after-setup/plan/move-plan',
  pdfRenderer: 'modules/after-setup/pdf/pdf-renderer',
  planDocument: 'modules/after-setup/plan/plan-document',
  planFacts: 'modules/after-setup/plan/plan-facts.builder',
  receiptSamples: 'modules/platform/messages/receipts.builder',
  receiptTexts: 'modules/platform/messages/receipts.texts',
  registry: 'modules/platform/registry/registry.service',
  renderMail: 'modules/platform/messages/render-mail',
};

/** Imports a module of the API, which has to be built. */
export const importApi = (name) =>
  import(pathToFileURL(inProject('api', 'dist', 'src', `${apiModules[name]}.js`)).href);
