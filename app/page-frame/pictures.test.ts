import { expect, test } from 'vitest';
import type { FieldShape } from '#domain/editing/shape.ts';
import { createPictures } from './pictures.ts';

const image: FieldShape = { kind: 'image', initial: '' };
const members: FieldShape = {
  kind: 'list',
  item: { kind: 'group', fields: { name: { kind: 'text', initial: '' }, image } },
};
const shape: FieldShape = { kind: 'group', fields: { cover: image, members } };
const content = {
  cover: '/cover.jpg#focus=20,80',
  members: [
    { name: 'Ada', image: '/face.jpg' },
    { name: 'Bob', image: '/face.jpg' },
    { name: 'Cyd', image: '' },
  ],
};

test('[EDIT-60] a picture knows its field by its address, and one that stands twice by the words around it', () => {
  const pictures = createPictures();
  pictures.learn(shape, content, 'agency');
  pictures.learn(shape, { members: [{ name: 'Eve', image: '/face.jpg' }] }, 'cii');
  const nobody = () => [];
  expect(pictures.fieldOf('/cover.jpg', nobody)).toBe('agency.cover');
  expect(pictures.fieldOf('/other.jpg', nobody)).toBeUndefined();
  expect(pictures.fieldOf('', nobody)).toBeUndefined();
  expect(pictures.fieldOf('/face.jpg', () => ['agency.members.1.name'])).toBe('agency.members.1.image');
  expect(pictures.fieldOf('/face.jpg', () => ['cii.title', 'cii.members.0.name'])).toBe(
    'cii.members.0.image',
  );
});

test('[EDIT-60] what a picture was before is forgotten', () => {
  const pictures = createPictures();
  pictures.learn(shape, content, 'agency');
  pictures.learn(shape, { ...content, cover: '/new.jpg' }, 'agency');
  expect(pictures.fieldOf('/cover.jpg', () => [])).toBeUndefined();
  expect(pictures.fieldOf('/new.jpg', () => [])).toBe('agency.cover');
});

test('[NIGHT-03] a picture by night has the field of the one by day', () => {
  const street = '/images/agency/carousel-rue.1600x900.webp';
  const pictures = createPictures();
  pictures.learn(shape, { cover: street, members: [] }, 'agency');
  expect(pictures.fieldOf(street.replace('-rue', '-rue-night'), () => [])).toBe('agency.cover');
});
