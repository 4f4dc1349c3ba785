import path from 'node:path';
import { ANY_DAY } from '#domain/articles/publication-date.ts';
import { IMAGE_MAX_BYTES } from '#domain/images/image-rules.ts';
import { createLeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import { createAccountService } from './accounts/account-service.ts';
import { createOwnVisits } from './accounts/own-visits.ts';
import { createPasswordReset } from './accounts/password-reset.ts';
import { createAppointmentService } from './appointments/appointment-service.ts';
import { createAppointmentPreparation } from './appointments/prepare-appointment.ts';
import { createArticleService } from './articles/article-service.ts';
import { createAuditLog } from './audit/audit-log.ts';
import { presentOrigin } from './audit/origin.ts';
import { createBackgroundJobs } from './background-jobs.ts';
import { createNightlyBackup } from './backup/nightly-backup.ts';
import { createCallLimit } from './call-limit.ts';
import { createCaseStudyService } from './case-studies/case-study-service.ts';
import { createClockWatch } from './clock-watch.ts';
import type { Config } from './config.ts';
import { checkAllContent } from './content/check-all-content.ts';
import { searchContent } from './content/content-search.ts';
import { type ContentService, createContentService } from './content/content-service.ts';
import { createShippedFiles } from './content/shipped-files.ts';
import { createTestimonialSync } from './content/testimonial-sync.ts';
import { diskOf } from './data-folder.ts';
import type { Database } from './database/database.ts';
import { createCopyPurge } from './database/safety-copy.ts';
import { createDoctor } from './doctor/doctor.ts';
import { createDocumentStore } from './documents/document-store.ts';
import { createEstimateService, type EstimateService } from './estimates/estimate-service.ts';
import type { FileStore } from './files/file-store.ts';
import { createFileStores } from './files/file-stores.ts';
import { gate } from './gate/gate.ts';
import { createIndexNow } from './index-now/index-now.ts';
import { createAttachedFiles } from './leads/attached-files.ts';
import { createFormLimit } from './leads/form-limit.ts';
import { createFormTokens } from './leads/form-tokens.ts';
import { createInbox } from './leads/inbox.ts';
import { createInboxActions } from './leads/inbox-actions.ts';
import { createLeadHandling } from './leads/lead-handling.ts';
import { createLeadService } from './leads/lead-service.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { createQuotePreparation } from './leads/prepare-quote.ts';
import { createLeadPurge } from './leads/purge.ts';
import { createLeadRemoval } from './leads/remove-leads.ts';
import { createReplies } from './leads/replies.ts';
import { createReplyTemplates } from './leads/reply-templates.ts';
import { createRevisedQuotes } from './leads/revised-quotes.ts';
import type { Log } from './log.ts';
import { createAlertPurge } from './mail/alert-purge.ts';
import { createCapturedMail } from './mail/captured-mail.ts';
import { createTransport } from './mail/create-transport.ts';
import { createDomainCheck } from './mail/domain-check.ts';
import { createMailList } from './mail/mail-list.ts';
import { createMailTest } from './mail/mail-test.ts';
import { createOutbox } from './mail/outbox.ts';
import { createOutboxWorker } from './mail/outbox-worker.ts';
import { createTextRecords } from './mail/text-records.ts';
import { createMediaService } from './media/media-service.ts';
import { createImageReader } from './media/read-image.ts';
import { createPublishing } from './publishing/create-publishing.ts';
import { createDocumentKinds } from './publishing/document-kinds.ts';
import { createPreviews } from './publishing/previews/previews.ts';
import { createPublicationWorker } from './publishing/publications/publication-worker.ts';
import { createSocialImages, drawWith } from './social/social-images.ts';
import { createLeadFunnelReport } from './statistics/lead-funnel-report.ts';
import { createPageViewCounter } from './statistics/page-view-counter.ts';
import { createPageViewReport } from './statistics/page-view-report.ts';
import { createStepCounts, type StepCounts } from './statistics/step-counts.ts';
import { createViewPurge } from './statistics/view-purge.ts';
import { createVisitCounts } from './statistics/visit-counts.ts';
import { createContentState } from './today/content-state.ts';
import { createLeadOverview } from './today/lead-overview.ts';
import { createSiteCondition } from './today/site-condition.ts';
import { createVisits } from './today/visits.ts';
import { createTransferService } from './transfer/transfer-service.ts';
import type { UploadSource } from './uploads/receive-upload.ts';
import { createUploadBudget, type UploadBudget } from './uploads/upload-budget.ts';

export type Services = ReturnType<typeof createServices>;

/** One image at a time. */
const IMAGE_UPLOAD = { files: 1, fileSize: IMAGE_MAX_BYTES };

/** Of what pages report, by one address: a whole office that looks around sends less. */
const COUNTS_PER_MINUTE = 600;

interface Parts {
  config: Config;
  database: Database;
  contentDir: string;
  log: Log;
  now: () => Date;
}

/**
 * Everything that pages and calls can ask of the server; public pages see no more than `PublicServices`.
 * Built once at boot, handed down through the request. What is large and seldom needed (rich text, uploads,
 * mail, PDF) is loaded when first asked for.
 */
export function createServices({ config, database, contentDir, log, now }: Parts) {
  const shipped = createShippedFiles(contentDir);
  const documents = createDocumentStore(database, now);
  const parts = { documents, shipped, changes: database.changes, log, now };
  const content = createContentService(parts);
  const stores = createFileStores(config, log);
  const incomingFolder = path.join(config.dataDir, 'files/incoming');
  const media = createMediaService({
    database,
    documents,
    now,
    store: stores.media,
    workFolder: incomingFolder,
  });
  const articles = createArticleService({ ...parts, database, readRichText, altOf: media.altOf });
  const caseStudies = createCaseStudyService(parts);
  const publishing = createPublishing({
    database,
    documents,
    content,
    articles,
    caseStudies,
    media,
    now,
    siteUrl: config.siteUrl,
  });
  const publicationWorker = createPublicationWorker({ publications: publishing.publications, log, now });
  const views = createPageViewCounter(database, log);
  const stepCounts = createStepCounts({ database, content, log, now });
  const visits = createVisitCounts({ database, log, now });
  const accounts = createAccountService(
    database,
    now,
    config,
    async () => (await content.section('common', 'fr')).agency,
  );
  const audit = createAuditLog(database, now);
  const previews = createPreviews({ database, accounts, siteUrl: config.siteUrl, log, now });
  const estimates = createEstimateService({ database, content, siteUrl: config.siteUrl });
  const indexNow =
    config.indexNow &&
    createIndexNow({
      database,
      articles,
      caseStudies,
      log,
      now,
      config: config.indexNow,
      siteUrl: config.siteUrl,
    });
  const clockWatch = createClockWatch({ database, log, now });
  const nightlyBackup = createNightlyBackup({ database, config, log, now });
  const captureFolder = path.join(config.dataDir, 'mail');
  const uploadBudget = createUploadBudget({ disk: () => diskOf(config.dataDir) });
  const checkContent = (scope?: { entries: boolean }) =>
    checkAllContent(
      { content, caseStudies, richText: readRichText, articles: articles.publishedOn(() => ANY_DAY) },
      scope,
    );
  const { outboxWorker, purgeLeads, ...leadServices } = createLeadServices({
    config,
    database,
    accounts,
    content,
    estimates,
    stepCounts,
    fileStore: stores.files,
    incomingFolder,
    captureFolder,
    uploadBudget,
    log,
    now,
  });
  const siteCondition = createSiteCondition({
    ...{ database, content, clockWatch, nightlyBackup, now },
    dataDir: config.dataDir,
    capturedMail: leadServices.capturedMail,
    transport: config.mail.transport,
  });
  return {
    siteUrl: config.siteUrl,
    log,
    now,
    accounts,
    audit,
    content,
    articles,
    caseStudies,
    transfer: createTransferService({
      database,
      documents,
      content,
      collections: { articles, caseStudies },
      now,
      kinds: createDocumentKinds({ content, articles, caseStudies }),
      ...publishing,
    }),
    ...publishing,
    previews,
    isOwnVisit: createOwnVisits(accounts, config.siteUrl),
    syncTestimonials: createTestimonialSync(content),
    checkContent,
    examine: createDoctor({ config, database, site: siteCondition, now }),
    today: {
      visit: createVisits({ database, now }),
      leads: createLeadOverview({ database, content, now }),
      site: siteCondition,
      content: createContentState({
        ...{ articles, checkContent },
        changes: database.changes,
        translations: publishing.translations,
      }),
    },
    searchContent,
    /** Draws one page after another. */
    draw: gate.drawing.pass,
    richText: readRichText,
    estimates,
    stepCounts,
    indexNowKey: config.indexNow?.key,
    mailAddresses: { contactEmail: config.mail.contactEmail, from: config.mail.from },
    ...leadServices,
    nightlyBackup,
    backgroundJobs: createBackgroundJobs({
      settled: leadServices.passwordReset.settled,
      outboxWorker,
      publicationWorker,
      counters: [views, stepCounts, visits, previews.links.openings],
      indexNow,
      nightlyBackup,
      mayPurge: clockWatch.isTrusted,
      purges: [
        purgeLeads,
        createAlertPurge({ database, captureFolder, now }),
        createViewPurge(database, now),
        accounts.forgetEnded,
        audit.forgetOld,
        media.forgetReplaced,
        createCopyPurge(config.dataDir, now),
        publishing.bin.purge,
        previews.links.forgetOld,
      ],
      log,
    }),
    views,
    viewReport: createPageViewReport(database),
    visits,
    leadFunnel: createLeadFunnelReport(database),
    media,
    socialImage: createSocialImages(drawWith(createImageReader(media))),
    async receiveImage(source: UploadSource) {
      await uploadBudget.checkRoom();
      const { receiveUpload } = await import('./uploads/receive-upload.ts');
      return receiveUpload(source, incomingFolder, IMAGE_UPLOAD);
    },
  };
}

interface LeadParts extends Omit<Parts, 'contentDir'> {
  accounts: ReturnType<typeof createAccountService>;
  content: ContentService;
  estimates: EstimateService;
  stepCounts: StepCounts;
  fileStore: FileStore;
  /** Where uploads wait while they arrive. */
  incomingFolder: string;
  /** Where mail is captured when there is no mail server. */
  captureFolder: string;
  uploadBudget: UploadBudget;
}

/** What receives visitors' messages, sends them on, and forgets them in time. */
function createLeadServices({ config, database, accounts, content, log, now, ...parts }: LeadParts) {
  const { estimates, stepCounts: counts, fileStore, incomingFolder, captureFolder, uploadBudget } = parts;
  const attachedFiles = createAttachedFiles(database, fileStore, now);
  const mails = createLeadMailComposer({ config: config.mail, content, siteUrl: config.siteUrl, now });
  const outbox = createOutbox({ database, now });
  const transport = createTransport(config.mail.transport, captureFolder);
  const outboxWorker = createOutboxWorker({ outbox, transport, sender: mails.sender, log, now });
  const removeLeads = createLeadRemoval({ database, files: fileStore, captureFolder });
  const purgeLeads = createLeadPurge({
    database,
    files: fileStore,
    incomingFolder,
    removeLeads,
    log,
    now,
  });
  const replyTemplates = createReplyTemplates({ database, now });
  const wakeOutboxWorker = outboxWorker.wake;
  const isCapturing = transport.name === 'capture';
  return {
    capturedMail: createCapturedMail({ database, outbox, isCapturing, wakeOutboxWorker, now }),
    replyTemplates,
    replies: createReplies({
      database,
      estimates,
      mails,
      templates: replyTemplates,
      siteUrl: config.siteUrl,
      isCapturing,
      wakeOutboxWorker,
      now,
    }),
    revisedQuotes: createRevisedQuotes({
      ...{ database, content, estimates, mails, siteUrl: config.siteUrl, isCapturing, wakeOutboxWorker, now },
    }),
    leads: createLeadService({
      formTokens: createFormTokens(database, now),
      mails,
      attachedFiles,
      quotes: createQuotePreparation({ content, mails, counts, siteUrl: config.siteUrl, log, now }),
      estimates,
      appointments: createAppointmentPreparation({ database, content, mails, siteUrl: config.siteUrl, now }),
      store: createLeadStore(database),
      wakeOutboxWorker,
      log,
      now,
    }),
    inbox: {
      ...createInbox({ database, content, estimates, now }),
      ...createLeadHandling({ database, now }),
      ...createInboxActions({ database, outbox, removeLeads, wakeOutboxWorker, now }),
    },
    passwordReset: createPasswordReset({
      accounts,
      content,
      transport,
      sender: mails.sender,
      siteUrl: config.siteUrl,
      log,
      now,
    }),
    appointments: createAppointmentService({
      database,
      content,
      mails,
      siteUrl: config.siteUrl,
      wakeOutboxWorker,
      now,
    }),
    formLimit: createFormLimit(),
    countLimit: createCallLimit(COUNTS_PER_MINUTE),
    async receiveUpload(source: UploadSource) {
      const address = presentOrigin();
      await uploadBudget.checkRoom();
      uploadBudget.checkDay(address);
      const { receiveUpload } = await import('./uploads/receive-upload.ts');
      const upload = await receiveUpload(source, incomingFolder);
      uploadBudget.spend(
        address,
        upload.files.reduce((sum, { size }) => sum + size, 0),
      );
      return upload;
    },
    files: { open: attachedFiles.open },
    mail: {
      list: outbox.list,
      ...createMailList(database),
      read: outbox.read,
      async resend(id: string): Promise<boolean> {
        const resent = await outbox.resend(id);
        if (resent) outboxWorker.wake();
        return resent;
      },
    },
    mailTest: {
      ...createMailTest({ database, outbox, content, siteUrl: config.siteUrl, wakeOutboxWorker, now }),
      transport: transport.name,
      sender: mails.sender,
      domain: createDomainCheck({
        transport: config.mail.transport,
        sender: mails.sender,
        textRecords: createTextRecords(config.mail.dnsServers),
      }),
    },
    outboxWorker,
    purgeLeads,
  };
}

async function readRichText(source: string): Promise<RichNode[]> {
  const { parseRichText } = await import('./rich-text/parse-rich-text.ts');
  return parseRichText(source);
}
