import type { ReactNode } from 'react';
import type { PageId } from '#domain/pages.ts';
import { screenDrawing, telephoneDrawing } from '../../blocks/display-object.tsx';

const everything = (
  <>
    <path d="M0 196h300v12H0z" fill="#7a5230" />
    <g transform="translate(4 50) scale(.82)">{screenDrawing}</g>
    <g transform="translate(220 92) scale(.87)">{telephoneDrawing}</g>
    <path d="M150 0v20" stroke="#22313a" strokeWidth="4" />
    <path d="M128 38a22 22 0 0 1 44 0z" fill="#c8401f" />
  </>
);

/** A small shop on its opening day, ribbon still uncut. */
const newShop = (
  <>
    <path d="M40 60h220v148H40z" fill="#e9d3ac" />
    <path d="M56 108h112v80H56z" fill="#22313a" />
    <path d="M64 116h96v64H64z" fill="#cfe3dd" />
    <path d="M76 180v-34a14 14 0 0 1 28 0v34zm40 0v-22h32v22z" fill="#5d8d86" />
    <path d="M186 108h56v100h-56z" fill="#22313a" />
    <path d="M194 116h40v50h-40z" fill="#cfe3dd" />
    <circle cx="231" cy="180" r="4" fill="#c9962e" />
    <path d="M30 40h240l10 40H20z" fill="#c8401f" />
    <path d="M63 40h34l-6 40H50zm68 0h34v40h-40zm68 0h34l17 40h-47z" fill="#fff6ea" />
    <path
      d="M20 80h43.3a21.6 14 0 0 1-43.3 0zm86.6 0H150a21.6 14 0 0 1-43.4 0zm86.7 0h43.4a21.6 14 0 0 1-43.4 0z"
      fill="#c8401f"
    />
    <path d="M63.3 80h43.3a21.6 14 0 0 1-43.3 0zm86.7 0h43.3a21.6 14 0 0 1-43.3 0z" fill="#fff6ea" />
    <path d="M22 192c80 16 178 16 256 0v12c-80 16-176 16-256 0z" fill="#c8401f" />
    <path d="m150 196-26-14v30zm0 0 26-14v30z" fill="#a52f12" />
    <circle cx="150" cy="198" r="9" fill="#c8401f" />
  </>
);

/** A box of tools, marked the way programmers mark things. */
const toolbox = (
  <>
    <path d="m84 128-22-86 18-6 26 90zM66 46 52 24l22-6 8 24z" fill="#8a8f95" />
    <path d="m54 20 16-8 10 18-10 8z" fill="#c8401f" />
    <path d="M206 128 226 52c-16-12-12-34 6-38l-4 20 12 8 14-12c6 16-6 32-20 30l-8 74z" fill="#8a8f95" />
    <path d="M136 128V30h28v98z" fill="#e9b44c" />
    <path d="M136 30h28l-14-24z" fill="#f6e2bd" />
    <path d="m146 13 4-7 4 7z" fill="#22313a" />
    <path d="M94 108a56 40 0 0 1 112 0" fill="none" stroke="#22313a" strokeWidth="10" />
    <path d="M24 106h252v102H24z" fill="#c8401f" />
    <path d="M16 100h268v26H16z" fill="#a52f12" />
    <path d="M70 114h22v24H70zm138 0h22v24h-22z" fill="#e9b44c" />
    <path
      d="m122 148-24 20 24 20m56-40 24 20-24 20m-20-46-16 52"
      fill="none"
      stroke="#fff6ea"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** A front painted halfway, and the ladder still standing. */
const freshPaint = (
  <>
    <path d="M40 20h110v188H40z" fill="#cfc6b4" />
    <path d="M150 20h110v188H150z" fill="#c8401f" />
    <path d="M30 10h240v18H30z" fill="#22313a" />
    <path d="m52 52 12 18-8 12 12 20m58-60-8 14 10 10" fill="none" stroke="#9a917e" strokeWidth="4" />
    <path d="M76 104a28 28 0 0 1 56 0v62H76z" fill="#9a917e" />
    <path d="M84 106a20 20 0 0 1 40 0v52H84z" fill="#b7c4c0" />
    <path d="M172 104a28 28 0 0 1 56 0v62h-56z" fill="#22313a" />
    <path d="M180 106a20 20 0 0 1 40 0v52h-40z" fill="#ffdf9a" />
    <path d="m172 208 42-178h12l42 178h-12L220 62l-36 146z" fill="#8a5a33" />
    <path d="M204 84h32v8h-32zm-10 40h52v8h-52zm-10 40h72v8h-72z" fill="#8a5a33" />
    <path d="M112 168h50l-6 40h-38z" fill="#22313a" />
    <ellipse cx="137" cy="168" rx="25" ry="7" fill="#e0552f" />
    <path d="M122 170v16a4 4 0 0 0 8 0v-16z" fill="#e0552f" />
    <path d="m140 164 22-40 10 6-20 38z" fill="#e9b44c" />
  </>
);

/** A map of the quarter, and one door found on it. */
const foundOnTheMap = (
  <>
    <path d="m10 44 90-20 100 20 90-20v164l-90 20-100-20-90 20z" fill="#f0e3cb" />
    <path d="m100 24 100 20v164l-100-20z" fill="#e3d2b0" />
    <path
      d="M10 120c60-16 80 24 140 8s90-30 140-20M60 33v155m94-154c-16 50 20 100-4 166m90-166v164"
      fill="none"
      stroke="#fffaf0"
      strokeWidth="10"
    />
    <path d="M22 60h26v34H22zm56 80h34v30H78zm152-70h36v24h-36z" fill="#9fc3bb" />
    <path d="m206 160 66 50" stroke="#22313a" strokeWidth="18" strokeLinecap="round" />
    <circle cx="160" cy="112" r="68" fill="#22313a" />
    <circle cx="160" cy="112" r="56" fill="#d9ebe6" />
    <path d="M160 162c-34-38-40-54-40-66a40 40 0 0 1 80 0c0 12-6 28-40 66z" fill="#c8401f" />
    <path d="M143 84h34v7a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0zm4 20h26v16h-26z" fill="#fff6ea" />
    <path d="M116 88a46 46 0 0 1 24-26" fill="none" stroke="#fffdf8" strokeWidth="7" strokeLinecap="round" />
  </>
);

/** What is painted on the sign of each page, in a box of 300 by 210. */
export const signDrawings: Partial<Record<PageId, ReactNode>> = {
  expertises: everything,
  webCreation: newShop,
  webDevelopment: toolbox,
  websiteRedesign: freshPaint,
  seo: foundOnTheMap,
};
