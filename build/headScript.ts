import { build, type Plugin, type Rolldown } from 'vite';

const entry = 'src/app/headScript.ts';
const place = '<!--head-script-->';
const inDevelopment = '/head-script.js';

/**
 * What the page does before the app's scripts are there is one small script that holds up the page, so it is none of
 * their modules; it is named by what is in it, and a browser that was here before has it.
 */
export const headScript = (): Plugin => {
  let isBuild = false;
  return {
    name: 'head-script',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(inDevelopment, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'head.js', source: await bundle() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle: files }) =>
        html.replace(place, `<script src="${addressIn(files)}"></script>`),
    },
  };
};

function addressIn(files: Rolldown.OutputBundle | undefined): string {
  if (!files) return inDevelopment;
  const file = Object.values(files).find((one) => one.type === 'asset' && one.names.includes('head.js'));
  if (!file) throw new Error('The page was written before its head script.');
  return `/${file.fileName}`;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The head script came to nothing.');
  return chunk.code;
}
