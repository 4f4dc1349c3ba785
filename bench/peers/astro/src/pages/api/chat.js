import { receiveLead } from '#shared/receive-lead.js';

export const prerender = false;

export const POST = ({ request }) => receiveLead(request);
