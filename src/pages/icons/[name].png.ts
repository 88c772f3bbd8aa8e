/** The icons of the home screen as PNG: what the systems take. */
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { allIcons, type AppIcon } from '../_data/icons.ts';

export const getStaticPaths = () => allIcons().map((icon) => ({ params: { name: icon.name }, props: { icon } }));

export const GET: APIRoute<{ icon: AppIcon }> = async ({ props: { icon } }) => {
  const png = await sharp(Buffer.from(icon.svg), { density: 72 * (icon.side / 24) })
    .resize(icon.side, icon.side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
