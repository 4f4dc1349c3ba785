import path from 'node:path';
import { PICTURE_MAX_BYTES } from '#domain/images/picture-rules.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import { createAccountService } from './accounts/account-service.ts';
import { createArticleService } from './articles/article-service.ts';
import { createCaseStudyService } from './case-studies/case-study-service.ts';
import type { Config } from './config.ts';
import { type ContentService, createContentService } from './content/content-service.ts';
import { createListService } from './content/list-service.ts';
import { createOfficeSearch } from './content/office-search.ts';
import { createShippedFiles } from './content/shipped-files.ts';
import { createTestimonialSync } from './content/testimonial-sync.ts';
import { createTransferService } from './content/transfer-service.ts';
import type { Database } from './database/database.ts';
import { createCopyPurge } from './database/safety-copy.ts';
import { createDocumentStore } from './documents/document-store.ts';
import { createEstimateService } from './estimates/estimate-service.ts';
import { createStepCounts, type StepCounts } from './estimates/step-counts.ts';
import { createAttachedFiles } from './leads/attached-files.ts';
import { createFormLimit } from './leads/form-limit.ts';
import { createFormMarks } from './leads/form-marks.ts';
import { createInbox } from './leads/inbox.ts';
import { createLeadMails } from './leads/lead-mails.ts';
import { createLeadService } from './leads/lead-service.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { createPurge } from './leads/purge.ts';
import { createQuoteDesk } from './leads/quote-desk.ts';
import { createLeadRemoval } from './leads/remove-leads.ts';
import type { Log } from './log.ts';
import { createTransport } from './mail/create-transport.ts';
import { createMailList } from './mail/mail-list.ts';
import { createOutbox } from './mail/outbox.ts';
import { createPostman } from './mail/postman.ts';
import { createMediaService } from './media/media-service.ts';
import { createUpkeep } from './upkeep.ts';
import { createDiskStore } from './uploads/file-store.ts';
import type { UploadSource } from './uploads/receive-upload.ts';
import { createViewCounter, type ViewCounter } from './views/view-counter.ts';
import { createViewReport } from './views/view-report.ts';

export type Services = ReturnType<typeof createServices>;
type Accounts = ReturnType<typeof createAccountService>;

/** One picture at a time. */
const PICTURE_UPLOAD = { files: 1, fileSize: PICTURE_MAX_BYTES };

interface Parts {
  config: Config;
  database: Database;
  contentDir: string;
  log: Log;
  now: () => Date;
}

/**
 * Everything that pages and calls can ask of the server. Built once at boot, handed down through the
 * request. What is large and seldom needed (rich text, uploads, mail, PDF) is loaded when first asked for.
 */
export function createServices({ config, database, contentDir, log, now }: Parts) {
  const shipped = createShippedFiles(contentDir);
  const documents = createDocumentStore(database, now);
  const parts = { documents, shipped, changes: database.changes, log };
  const content = createContentService(parts);
  const articles = createArticleService({ ...parts, database, readRichText, now });
  const caseStudies = createCaseStudyService(parts);
  const views = createViewCounter(database, log);
  const stepCounts = createStepCounts({ database, content, now });
  const accounts = createAccountService(database, now);
  return {
    siteUrl: config.siteUrl,
    log,
    now,
    accounts,
    content,
    articles,
    caseStudies,
    transfer: createTransferService({ documents, content, collections: { articles, caseStudies }, now }),
    syncTestimonials: createTestimonialSync(content),
    officeSearch: createOfficeSearch({ content, articles, caseStudies }),
    lists: createListService(parts),
    richText: readRichText,
    estimates: createEstimateService({ database, content, siteUrl: config.siteUrl }),
    stepCounts,
    ...createLeadServices({ config, database, content, log, now }, { views, stepCounts, accounts }),
    views,
    viewReport: createViewReport(database),
    media: createMediaService({ database, documents, folder: path.join(config.dataDir, 'media'), now }),
    async receivePicture(source: UploadSource) {
      const { receiveUpload } = await import('./uploads/receive-upload.ts');
      return receiveUpload(source, path.join(config.dataDir, 'files/incoming'), PICTURE_UPLOAD);
    },
  };
}

/** What receives visitors' messages, sends them on, and forgets them in time. */
function createLeadServices(
  { config, database, content, log, now }: Omit<Parts, 'contentDir'> & { content: ContentService },
  { views, stepCounts: counts, accounts }: { views: ViewCounter; stepCounts: StepCounts; accounts: Accounts },
) {
  const filesFolder = path.join(config.dataDir, 'files');
  const incomingFolder = path.join(filesFolder, 'incoming');
  const captureFolder = path.join(config.dataDir, 'mail');
  const fileStore = createDiskStore(filesFolder);
  const attachedFiles = createAttachedFiles(database, fileStore);
  const mails = createLeadMails({ config: config.mail, content, siteUrl: config.siteUrl, now });
  const outbox = createOutbox({ database, now });
  const transport = createTransport(config.mail.transport, captureFolder);
  const postman = createPostman({ outbox, transport, sender: mails.sender, log, now });
  const removeLeads = createLeadRemoval({ database, files: fileStore, captureFolder });
  const purge = createPurge({ database, files: fileStore, incomingFolder, removeLeads, log, now });
  const purges = [purge, accounts.forgetEnded, createCopyPurge(config.dataDir, now)];
  return {
    leads: createLeadService({
      marks: createFormMarks(database, now),
      mails,
      attachedFiles,
      quotes: createQuoteDesk({ database, content, mails, counts, siteUrl: config.siteUrl, log, now }),
      store: createLeadStore(database),
      wakePostman: postman.wake,
      log,
      now,
    }),
    inbox: createInbox({ database, outbox, removeLeads, wakePostman: postman.wake, now }),
    formLimit: createFormLimit(now),
    async receiveUpload(source: UploadSource) {
      const { receiveUpload } = await import('./uploads/receive-upload.ts');
      return receiveUpload(source, incomingFolder);
    },
    files: { open: attachedFiles.open },
    mail: {
      list: outbox.list,
      ...createMailList(database),
      read: outbox.read,
      async resend(id: string): Promise<boolean> {
        const resent = await outbox.resend(id);
        if (resent) postman.wake();
        return resent;
      },
    },
    upkeep: createUpkeep({ postman, views, purges, log }),
  };
}

async function readRichText(source: string): Promise<RichNode[]> {
  const { parseRichText } = await import('./rich-text/parse-rich-text.ts');
  return parseRichText(source);
}
