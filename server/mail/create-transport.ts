import type { MailConfig } from '#server/config.ts';
import { createCaptureTransport } from './capture-transport.ts';
import { createEmailJsTransport } from './emailjs-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

export function createTransport(config: MailConfig['transport'], captureFolder: string): Transport {
  switch (config.kind) {
    case 'smtp':
      return createSmtpTransport(config);
    case 'emailjs':
      return createEmailJsTransport(config);
    case 'capture':
      return createCaptureTransport(captureFolder);
  }
}
