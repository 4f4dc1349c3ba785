import { receiveLead } from '#peer-server/receive-lead.js';

export const prerender = false;

export const POST = ({ request }) => receiveLead(request);
