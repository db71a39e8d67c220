import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  changeAlertRequest,
  importDevicesResponse,
  maxImportBytes,
  watchAlertSchema,
  watchAlertsQuery,
  watchAlertsResponse,
  watchDeviceRequest,
  watchDevicesQuery,
  watchedDeviceResponse,
  watchedDevicesResponse,
  watchRemovedResponse,
  watchStatusResponse,
} from '../../contract/watch.ts';
import {
  watchDomainRequest,
  watchDomainsQuery,
  watchedDomainSchema,
  watchedDomainsResponse,
} from '../../contract/watch-domains.ts';
import { watchSettingsRequest, watchSettingsResponse } from '../../contract/watch-settings.ts';
import { Failure } from '../failure.ts';
import type { LargeBodies } from '../http/large-bodies.ts';
import { originOf } from '../http/origin-of.ts';
import { openToAll, signedInOnly, userOf } from '../http/permissions.ts';
import { keepUnlisted } from '../http/unlisted.ts';
import type { ManageAlerts } from '../services/manage-alerts.ts';
import type { ManageDevices } from '../services/manage-devices.ts';
import type { ManageDomains } from '../services/manage-domains.ts';
import type { ShowWatching } from '../services/show-watching.ts';
import type { WatchSettingsOf } from '../services/watch-settings-of.ts';
import type { WriteWatchFeed } from '../services/write-watch-feed.ts';

type Needs = {
  manageDevices: ManageDevices;
  manageDomains: ManageDomains;
  manageAlerts: ManageAlerts;
  watchSettingsOf: WatchSettingsOf;
  showWatching: ShowWatching;
  writeWatchFeed: WriteWatchFeed;
  largeBodies: LargeBodies;
};

const config = signedInOnly;
const params = z.object({ id: z.string() });
const csvMessage = 'Please send the table as text/csv';

/** What a person has watched, and what is found. */
export const watchRoutes = (needs: Needs): FastifyPluginAsyncZod => {
  const {
    manageDevices,
    manageDomains,
    manageAlerts,
    watchSettingsOf,
    showWatching,
    writeWatchFeed,
    largeBodies,
  } = needs;
  return async (app) => {
    app.get(
      '/api/watch/devices',
      { config, schema: { querystring: watchDevicesQuery, response: { 200: watchedDevicesResponse } } },
      async (request) => manageDevices.list(userOf(request), request.query.cursor ?? null),
    );
    app.post(
      '/api/watch/devices',
      { config, schema: { body: watchDeviceRequest, response: { 201: watchedDeviceResponse } } },
      async (request, reply) => reply.code(201).send(await manageDevices.add(userOf(request), request.body)),
    );
    app.get(
      '/api/watch/devices/:id',
      { config, schema: { params, response: { 200: watchedDeviceResponse } } },
      async (request) => manageDevices.show(userOf(request), request.params.id),
    );
    app.delete(
      '/api/watch/devices/:id',
      { config, schema: { params, response: { 200: watchRemovedResponse } } },
      async (request) => {
        await manageDevices.remove(userOf(request), request.params.id);
        return { message: 'This device is not watched any more. Its alerts have been deleted.' };
      },
    );

    app.get(
      '/api/watch/domains',
      { config, schema: { querystring: watchDomainsQuery, response: { 200: watchedDomainsResponse } } },
      async (request) => manageDomains.list(userOf(request), request.query.cursor ?? null),
    );
    app.post(
      '/api/watch/domains',
      { config, schema: { body: watchDomainRequest, response: { 201: watchedDomainSchema } } },
      async (request, reply) => reply.code(201).send(await manageDomains.add(userOf(request), request.body)),
    );
    app.delete(
      '/api/watch/domains/:id',
      { config, schema: { params, response: { 200: watchRemovedResponse } } },
      async (request) => {
        await manageDomains.remove(userOf(request), request.params.id);
        return { message: 'This domain is not watched any more. Its alerts have been deleted.' };
      },
    );
    app.post(
      '/api/watch/domains/:id/verify',
      { config, schema: { params, response: { 200: watchedDomainSchema } } },
      async (request) => manageDomains.verify(userOf(request), request.params.id),
    );

    app.get(
      '/api/watch/alerts',
      { config, schema: { querystring: watchAlertsQuery, response: { 200: watchAlertsResponse } } },
      async (request) => {
        const { state, cursor } = request.query;
        return manageAlerts.list(userOf(request), { state: state ?? null, cursor: cursor ?? null });
      },
    );
    app.patch(
      '/api/watch/alerts/:id',
      { config, schema: { params, body: changeAlertRequest, response: { 200: watchAlertSchema } } },
      async (request) => manageAlerts.decide(userOf(request), request.params.id, request.body),
    );

    app.get(
      '/api/watch/settings',
      { config, schema: { response: { 200: watchSettingsResponse } } },
      async (request) => watchSettingsOf.show(userOf(request), originOf(request)),
    );
    app.put(
      '/api/watch/settings',
      { config, schema: { body: watchSettingsRequest, response: { 200: watchSettingsResponse } } },
      async (request) => watchSettingsOf.change(userOf(request), request.body, originOf(request)),
    );
    app.get(
      '/api/watch/status',
      { config, schema: { response: { 200: watchStatusResponse } } },
      async (request) => showWatching.status(userOf(request)),
    );

    /** For readers of feeds, which cannot sign in: whoever knows the address reads it. */
    app.get(
      '/api/watch/feed/:file',
      {
        config: openToAll,
        onRequest: async (_, reply) => keepUnlisted(reply),
        schema: { params: z.object({ file: z.string() }) },
      },
      async (request, reply) => {
        const [, secret] = /^(.+)\.atom$/.exec(request.params.file) ?? [];
        if (secret === undefined) throw new Failure('not_found', 'There is nothing at this address');
        const feed = await writeWatchFeed(secret, `${originOf(request)}${request.url}`);
        return reply.type('application/atom+xml; charset=utf-8').send(feed);
      },
    );

    await app.register(async (files) => {
      files.removeAllContentTypeParsers();
      files.addContentTypeParser('text/csv', { parseAs: 'string' }, (_, body, done) => done(null, body));
      files.addContentTypeParser('*', (_request, _payload, done) =>
        done(new Failure('wrong_type', csvMessage)),
      );
      files.post(
        '/api/watch/devices/import',
        {
          config,
          bodyLimit: maxImportBytes,
          ...largeBodies(maxImportBytes),
          schema: { response: { 200: importDevicesResponse } },
        },
        async (request) => {
          if (typeof request.body !== 'string' || request.body === '')
            throw new Failure('wrong_type', csvMessage);
          return manageDevices.import(userOf(request), request.body);
        },
      );
    });
  };
};
