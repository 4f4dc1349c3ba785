# The archive of `npm run release` in an image: docs/operations.md, "In a container".
FROM debian:trixie-slim AS unpacked
ADD build/release/vitrine-*-linux-*.tar.gz /unpacked/
# One folder of a known name. The data folder lies in another: COPY keeps the mode of what is inside a folder,
# not of the folder itself. A volume takes over owner and mode.
RUN mv /unpacked/vitrine-* /vitrine && install -d -m 700 /volumes/data

FROM debian:trixie-slim
COPY --from=unpacked /vitrine /opt/vitrine
COPY --from=unpacked --chown=10001:10001 /volumes/ /
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Ready means: database and data folder answer.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["/opt/vitrine/vitrine", "health"]
ENTRYPOINT ["/opt/vitrine/vitrine"]
