// Generated from openapi/identity.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Returns tokens for a login name and its password, or for a code from authorizeUser. A wrong password is answered with 403 `Wrong email or password.`; after ten in a row, 429 `too many requests` for a minute. If a second factor is on, the password alone is answered with 403 `mfa_required` and an `mfa_token`; send that with the code, `otp`. A wrong code is answered with 403 `Wrong code.`, a late one with 401 `expired_token`.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in elsewhere
         * @description Page the browser opens to sign in at the provider or with an external account; not for programs. The browser returns to `redirect_uri` with tokens in the fragment, with a code and the issuer (`iss`, RFC 9207) in the query, or with `error` and `error_description`. `access_denied` with a description that asks to verify the e-mail address means that it is not verified. Only a wrong client or page is refused here.
         */
        get: operations["authorizeUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dbconnections/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates an account at the provider. Unless the address counts as verified at once, an e-mail asks to verify it.
         */
        post: operations["signUpUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dbconnections/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends an e-mail with a link to a page where a new password can be set. The answer is the same whether or not an account has that address.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dbconnections/resend_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification again
         * @description Sends the e-mail that asks to verify an address again. The answer is the same whether or not an account with that address awaits it; at most one is sent per minute. Not part of the specification: a provider without this call answers 404.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who signed in
         * @description Information about the person of an access token (OpenID Connect Core, section 5.3).
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oidc/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Page the browser opens to end the session at the provider (OpenID Connect RP-Initiated Logout 1.0); not for programs. With `id_token_hint` the browser returns at once; without it, a page asks first. The browser returns only to a registered page.
         */
        get: operations["logoutUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read provider
         * @description Endpoints and capabilities of the provider (OpenID Connect Discovery 1.0, section 4).
         */
        get: operations["getProviderMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read key set
         * @description Public keys of the signatures on tokens (RFC 7517).
         */
        get: operations["getKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Kind of credentials a person signs in with.
         * @enum {string}
         */
        GrantType: "http://auth0.com/oauth/grant-type/password-realm" | "http://auth0.com/oauth/grant-type/mfa-otp" | "authorization_code";
        /** @description A login name with its password, the code of a second factor, or an authorization code with its verifier. */
        LoginBody: {
            /** @description Kind of credentials. */
            grant_type: components["schemas"]["GrantType"];
            /** @description The client, from the site configuration. */
            client_id: string;
            /**
             * @description Store of login names and passwords. If left out, the provider's own.
             * @example Username-Password-Authentication
             */
            realm?: string;
            /** @description E-mail address. */
            username?: string;
            /**
             * Format: password
             * @description Password.
             */
            password?: string;
            /**
             * @description Requested scopes, separated by spaces.
             * @default openid profile email
             */
            scope?: string;
            /**
             * Format: password
             * @description Token from the refusal `mfa_required`, valid for a few minutes. Ten wrong codes invalidate it.
             */
            mfa_token?: string;
            /**
             * Format: password
             * @description Code of the second factor, six digits (RFC 6238). Valid once.
             */
            otp?: string;
            /** @description Authorization code from authorizeUser. Valid once, for a few minutes. */
            code?: string;
            /**
             * Format: password
             * @description The random string the code challenge was created from.
             */
            code_verifier?: string;
            /**
             * Format: uri
             * @description The page the authorization code was returned to.
             */
            redirect_uri?: string;
        } & ({
            /** @description E-mail address. */
            username: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        } | {
            /**
             * Format: password
             * @description Token from the refusal `mfa_required`, valid for a few minutes. Ten wrong codes invalidate it.
             */
            mfa_token: string;
            /**
             * Format: password
             * @description Code of the second factor, six digits (RFC 6238). Valid once.
             */
            otp: string;
        } | {
            /** @description Authorization code from authorizeUser. Valid once, for a few minutes. */
            code: string;
            /**
             * Format: password
             * @description The random string the code challenge was created from.
             */
            code_verifier: string;
            /**
             * Format: uri
             * @description The page the authorization code was returned to.
             */
            redirect_uri: string;
        });
        /** @description Tokens of a sign-in; the body of createSession. */
        IdentityTokens: {
            /**
             * Format: password
             * @description Access token to get a key with.
             */
            access_token: string;
            /**
             * Format: password
             * @description ID token about the person, a JSON web token. May be absent.
             */
            id_token?: string;
            /** @description Granted scopes, separated by spaces. May be absent. */
            scope?: string;
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Type of the access token, `Bearer`. */
            token_type: string;
        };
        /** @description Body of an error. Sign-in calls answer with `error` and `error_description`, account calls with `code` and `description`. Read the description first. */
        IdentityError: {
            /** @description Machine-readable error code. */
            error?: string;
            /** @description Human-readable error message. */
            error_description?: string;
            /** @description Machine-readable error code. */
            code?: string;
            /** @description Human-readable error message. */
            description?: string;
            /** @description Kind of error, such as `PasswordStrengthError`. */
            name?: string;
            /** @description Human-readable error message. */
            message?: string;
            /** @description Password requirements, as a human-readable list. */
            policy?: string;
            /**
             * Format: password
             * @description With `mfa_required`, the token to send with the code.
             */
            mfa_token?: string;
            /** @description HTTP status of the answer. */
            statusCode?: number;
        };
        /**
         * @description Values returned to `redirect_uri`.
         * @enum {string}
         */
        ResponseType: "token id_token" | "code";
        /**
         * @description Whether the person is prompted.
         * @enum {string}
         */
        Prompt: "none" | "login" | "select_account";
        /** @description A new account. */
        SignUpBody: {
            /** @description The client, from the site configuration. */
            client_id: string;
            /**
             * @description Store of login names and passwords.
             * @example Username-Password-Authentication
             */
            connection: string;
            /** @description E-mail address. An invalid one is refused with a text that begins with `error in email`. */
            email: string;
            /**
             * Format: password
             * @description Password of 8 characters or more, with a lower-case letter, an upper-case letter and a digit. Any other is refused with a text that begins with `Password`.
             */
            password: string;
        };
        /** @description An account at the provider. */
        SignedUpUser: {
            /** @description Identity of the person at the provider. May be absent. */
            _id?: string;
            /** @description E-mail address. */
            email: string;
            /** @description Whether the address counts as verified already. */
            email_verified: boolean;
        };
        /** @description Account whose password was forgotten. */
        ChangePasswordBody: {
            /** @description The client, from the site configuration. */
            client_id: string;
            /**
             * @description Store of login names and passwords.
             * @example Username-Password-Authentication
             */
            connection: string;
            /** @description E-mail address. */
            email: string;
        };
        /** @description Account that awaits the verification e-mail. */
        ResendVerificationBody: {
            /** @description The client, from the site configuration. */
            client_id: string;
            /** @description E-mail address. */
            email: string;
        };
        /** @description Information about a person, within the scopes of the access token. */
        UserInfo: {
            /** @description Identity of the person at the provider, the same as in the id token. */
            sub: string;
            /** @description Full name. Absent without the scope `profile`. */
            name?: string;
            /** @description First name. May be absent. */
            given_name?: string;
            /** @description Last name. May be absent. */
            family_name?: string;
            /** @description Language. May be absent. */
            locale?: string;
            /** @description E-mail address. Absent without the scope `email`. */
            email?: string;
            /** @description Whether the address is verified. Absent without the scope `email`. */
            email_verified?: boolean;
        };
        /** @description Endpoints and capabilities of the provider. */
        ProviderMetadata: {
            /**
             * Format: uri
             * @description Issuer of the tokens; the same in every token and answer.
             */
            issuer: string;
            /**
             * Format: uri
             * @description Address of authorizeUser.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description Address of loginUser.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Address of getUserInfo. May be absent.
             */
            userinfo_endpoint?: string;
            /**
             * Format: uri
             * @description Address of getKeySet.
             */
            jwks_uri: string;
            /**
             * Format: uri
             * @description Address of logoutUser. May be absent.
             */
            end_session_endpoint?: string;
            /** @description Supported scopes. May be absent. */
            scopes_supported?: string[];
            /** @description Supported response types. */
            response_types_supported: string[];
            /** @description Supported response modes. May be absent. */
            response_modes_supported?: string[];
            /** @description Grant types that loginUser supports. May be absent. */
            grant_types_supported?: string[];
            /** @description Supported types of subject identifiers. */
            subject_types_supported: string[];
            /** @description Supported signature algorithms of id tokens. */
            id_token_signing_alg_values_supported: string[];
            /** @description Supported client authentication methods; `none` for clients in browsers. May be absent. */
            token_endpoint_auth_methods_supported?: string[];
            /** @description Supported methods of the code challenge. May be absent. */
            code_challenge_methods_supported?: string[];
            /** @description Supported claims about a person. May be absent. */
            claims_supported?: string[];
            /** @description Whether answers of authorizeUser name the issuer. May be absent. */
            authorization_response_iss_parameter_supported?: boolean;
        };
        /** @description A public RSA key (RFC 7518, section 6.3). */
        SigningKey: {
            /** @description Family of the algorithm, `RSA`. */
            kty: string;
            /** @description Identity of the key, which the header of a token names. */
            kid: string;
            /** @description Use of the key, `sig`. */
            use: string;
            /** @description Algorithm, `RS256`. */
            alg: string;
            /** @description Modulus in base64url. */
            n: string;
            /** @description Exponent in base64url. */
            e: string;
        };
        /** @description Public keys of the signatures on tokens. */
        KeySet: {
            /** @description The keys. */
            keys: components["schemas"]["SigningKey"][];
        };
    };
    responses: {
        /** @description The request is incomplete or refused. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description The client or the access token is not valid. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description Access is refused. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description Too many attempts. Try again in a minute. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description The provider failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description The provider cannot be reached. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
                "text/html": string;
            };
        };
        /** @description The provider did not answer in time. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
                "text/html": string;
            };
        };
    };
    parameters: {
        /**
         * @description The client, from the site configuration.
         * @example console
         */
        ClientId: string;
        /**
         * @description Values returned to `redirect_uri`.
         * @example token id_token
         */
        ResponseType: components["schemas"]["ResponseType"];
        /**
         * @description Page of the console to return to. Must be registered at the provider.
         * @example https://console.example.com/app/auth0_callback
         */
        RedirectUri: string;
        /**
         * @description External account provider, such as `google-oauth2`. If left out, the provider asks.
         * @example google-oauth2
         */
        Connection: string;
        /**
         * @description Requested scopes, separated by spaces.
         * @example openid profile email
         */
        Scope: string;
        /**
         * @description Returned unchanged. The console sends a path that begins with a slash.
         * @example /compute
         */
        State: string;
        /**
         * @description Included in the id token, so that a foreign one is detected. Required when an id token is requested.
         * @example 4f1c9e0b7d2a8653
         */
        Nonce: string;
        /**
         * @description Base64url-encoded SHA-256 hash of the code verifier. Required for a code.
         * @example gGJ2mbHdVZf0jOBvXmCvBmbI4tBi7dqNqRL3S0n6uPU
         */
        CodeChallenge: string;
        /**
         * @description Method of the code challenge; only `S256`.
         * @example S256
         */
        CodeChallengeMethod: "S256";
        /**
         * @description Whether the person is prompted. If left out, only without a session at the provider.
         * @example login
         */
        Prompt: components["schemas"]["Prompt"];
        /**
         * @description E-mail address to prefill.
         * @example kadri.saar@pohjala.example
         */
        LoginHint: string;
        /**
         * @description The id token of the session to end. It may have expired.
         * @example eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyfDIwNDE3In0.c2FtcGxl
         */
        IdTokenHint: string;
        /**
         * @description The client. Required to return to the console without `id_token_hint`.
         * @example console
         */
        LogoutClientId: string;
        /**
         * @description Page of the console to return to. Must be registered at the provider.
         * @example https://console.example.com/app/
         */
        PostLogoutRedirectUri: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Required authentication and the error. May be absent.
         * @example Bearer error="invalid_token", error_description="The access token is not valid"
         */
        "WWW-Authenticate": string;
        /**
         * @description URL the browser is redirected to.
         * @example https://console.example.com/app/auth0_callback#access_token=hB2xT7qPz4mVd9KfJc6wLr3sNy8eUaG5&state=%2F
         */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
                "application/x-www-form-urlencoded": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    authorizeUser: {
        parameters: {
            query: {
                /**
                 * @description The client, from the site configuration.
                 * @example console
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description Values returned to `redirect_uri`.
                 * @example token id_token
                 */
                response_type: components["parameters"]["ResponseType"];
                /**
                 * @description Page of the console to return to. Must be registered at the provider.
                 * @example https://console.example.com/app/auth0_callback
                 */
                redirect_uri: components["parameters"]["RedirectUri"];
                /**
                 * @description External account provider, such as `google-oauth2`. If left out, the provider asks.
                 * @example google-oauth2
                 */
                connection?: components["parameters"]["Connection"];
                /**
                 * @description Requested scopes, separated by spaces.
                 * @example openid profile email
                 */
                scope?: components["parameters"]["Scope"];
                /**
                 * @description Returned unchanged. The console sends a path that begins with a slash.
                 * @example /compute
                 */
                state?: components["parameters"]["State"];
                /**
                 * @description Included in the id token, so that a foreign one is detected. Required when an id token is requested.
                 * @example 4f1c9e0b7d2a8653
                 */
                nonce?: components["parameters"]["Nonce"];
                /**
                 * @description Base64url-encoded SHA-256 hash of the code verifier. Required for a code.
                 * @example gGJ2mbHdVZf0jOBvXmCvBmbI4tBi7dqNqRL3S0n6uPU
                 */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /**
                 * @description Method of the code challenge; only `S256`.
                 * @example S256
                 */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /**
                 * @description Whether the person is prompted. If left out, only without a session at the provider.
                 * @example login
                 */
                prompt?: components["parameters"]["Prompt"];
                /**
                 * @description E-mail address to prefill.
                 * @example kadri.saar@pohjala.example
                 */
                login_hint?: components["parameters"]["LoginHint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The browser is redirected back, or to the external account provider. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    signUpUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUpUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description A human-readable message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationBody"];
            };
        };
        responses: {
            /** @description A human-readable message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    logoutUser: {
        parameters: {
            query?: {
                /**
                 * @description The id token of the session to end. It may have expired.
                 * @example eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyfDIwNDE3In0.c2FtcGxl
                 */
                id_token_hint?: components["parameters"]["IdTokenHint"];
                /**
                 * @description The client. Required to return to the console without `id_token_hint`.
                 * @example console
                 */
                client_id?: components["parameters"]["LogoutClientId"];
                /**
                 * @description Page of the console to return to. Must be registered at the provider.
                 * @example https://console.example.com/app/
                 */
                post_logout_redirect_uri?: components["parameters"]["PostLogoutRedirectUri"];
                /**
                 * @description Returned unchanged. The console sends a path that begins with a slash.
                 * @example /compute
                 */
                state?: components["parameters"]["State"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The session has ended and the browser is redirected back. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getProviderMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySet"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
